#!/usr/bin/env bash
# Makes the videos that tests of the poster capture need beside the demonstration's. Needs ffmpeg with libx264.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")"

render() {
  ffmpeg -v error -nostdin -y -f lavfi -i "$1" -c:v libx264 -preset veryslow -crf 40 -pix_fmt yuv420p \
    -movflags +faststart -map_metadata -1 -fflags +bitexact -flags:v +bitexact "$2.mp4"
}
# Wider than a poster may be: dark blue for two seconds, then orange.
render "color=c=0x1b38cc:s=1280x720:r=12:d=2[a];color=c=0xff8c00:s=1280x720:r=12:d=2[b];[a][b]concat" wide
# Black from beginning to end.
render 'color=c=black:s=360x640:r=12:d=2' black
