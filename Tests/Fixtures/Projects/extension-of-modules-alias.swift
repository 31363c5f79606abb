//--- Net/Net.swift
public enum Period { case day, week }

//--- Store/Store.swift
import Net

public typealias Period = Net.Period

//--- App/App.swift
import Store
import SwiftUI

extension Period {
  var name: String { self == .day ? "day" : "week" }
}

#Preview { Text(Period.week.name) }
