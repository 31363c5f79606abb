vim.filetype.add({ extension = { lay = "lay" } })
