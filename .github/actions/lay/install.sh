#!/bin/bash
# Puts a release of lay into LAY_FOLDER and on the path of the steps that follow.
# LAY_REPOSITORY=OWNER/NAME LAY_VERSION=0.1.0|latest LAY_FOLDER=… [LAY_ADDRESS=…] install.sh
set -euo pipefail
address=${LAY_ADDRESS:-https://github.com/$LAY_REPOSITORY/releases}
version=${LAY_VERSION:-latest}
if [ "$version" = latest ]; then
  # The page of the latest release has the address of its tag.
  version=$(curl -fsSLI -o /dev/null -w '%{url_effective}' "$address/latest")
  version=${version##*/v}
fi
[[ $version =~ ^[0-9]+\.[0-9]+\.[0-9]+$ ]] || { echo "error: '$version' is no version of lay" && exit 1; }
name=lay-$version-$(uname -s | tr 'A-Z' 'a-z')-$(uname -m)
mkdir -p "$LAY_FOLDER"
cd "$LAY_FOLDER"
for file in "$name.tar.gz" "$name.tar.gz.sha256"; do curl -fsSL -o "$file" "$address/download/v$version/$file"; done
if command -v sha256sum > /dev/null; then sha256sum -c "$name.tar.gz.sha256"; else shasum -a 256 -c "$name.tar.gz.sha256"; fi
tar -xzf "$name.tar.gz" --strip-components 1
rm "$name.tar.gz" "$name.tar.gz.sha256"
[ -z "${GITHUB_PATH:-}" ] || echo "$LAY_FOLDER/bin" >> "$GITHUB_PATH"
bin/lay --version
