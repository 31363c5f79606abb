; inherits: swift
