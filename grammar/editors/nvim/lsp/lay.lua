return {
  cmd = { "lay", "lsp" },
  filetypes = { "lay" },
  root_markers = { ".lay-lint", ".git" },
}
