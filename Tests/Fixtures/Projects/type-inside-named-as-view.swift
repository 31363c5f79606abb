enum Menu { struct List { let id: Int } }
#Preview { List { Text("\(Menu.List(id: 3).id)") } }
