#Preview { Text(String("whole"[...])) }
