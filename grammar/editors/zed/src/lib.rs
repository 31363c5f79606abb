//! Starts `lay lsp` for Zed.

use zed_extension_api as zed;

struct LayExtension;

impl zed::Extension for LayExtension {
    fn new() -> Self {
        LayExtension
    }

    fn language_server_command(
        &mut self,
        _: &zed::LanguageServerId,
        worktree: &zed::Worktree,
    ) -> zed::Result<zed::Command> {
        let command = worktree.which("lay").ok_or("lay is not on the path")?;
        Ok(zed::Command {
            command,
            args: vec!["lsp".into()],
            env: worktree.shell_env(),
        })
    }
}

zed::register_extension!(LayExtension);
