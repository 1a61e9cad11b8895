#!/usr/bin/env bash
# Draws the testimonial videos again, without their cards and posters: testimonial-videos/draw.ts adds these. Needs only
# ffmpeg (libx264, aac). Nothing is random: the same ffmpeg gives the same pictures. The hero's videos and poster come from
# hero-video/draw.ts.
set -euo pipefail

here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
clips="$here/../../mf-testimonials/public/data/videos"
mkdir -p "$clips"

# A number between 0 and 1 that depends on a cell, on the layout's seed and on what it is used for.
hash_of() { # x y seed purpose
  echo "mod(abs(sin(($1)*12.9898+($2)*78.233+$3*3.7+$4*17.13)*43758.5453),1)"
}

# Registers: 0 = kind of the 2×2 block this cell is in (one big tile, two wide, two tall, four small), 1 and 2 = column
# and row of the tile's first cell.
tile_of() { # x y seed
  local block
  block=$(hash_of "floor(($1)/2)" "floor(($2)/2)" "$3" 1)
  echo "st(0,$block);st(1,if(lt(ld(0),.45),2*floor(($1)/2),$1));st(2,if(lt(ld(0),.28)+between(ld(0),.45,.62),2*floor(($2)/2),$2))"
}

# One colour channel: the tile's palette colour over the background, as strong as the pulse at this moment. The pulse
# has the period of the clip, so the clip loops without a seam.
channel() { # first hex digit of the channel (0, 2, 4), seed, seconds, motion, background, colours…
  local at=$1 seed=$2 seconds=$3 motion=$4 background=$((16#${5:$1:2})) colour
  shift 5
  local step=0 pick
  pick=$((16#${1:$at:2}))
  for colour in "${@:2}"; do
    step=$((step + 1))
    pick="if(gt(ld(3),$step/$#),$((16#${colour:$at:2})),$pick)"
  done
  echo "$(tile_of X Y "$seed");st(3,$(hash_of 'ld(1)' 'ld(2)' "$seed" 2));st(4,.5+.5*sin(2*PI*(T/$seconds+($motion))));st(4,.12+.88*ld(4)*ld(4)*(3-2*ld(4)));$background+ld(4)*(($pick)-$background)"
}

# Moving tiles with rounded corners and gaps, as a filter graph that ends in [v].
mosaic() { # columns rows cell seed seconds fps motion background colours…
  local columns=$1 rows=$2 cell=$3 seed=$4 seconds=$5 fps=$6 motion=$7 background=$8
  local size="$((columns * cell))x$((rows * cell))" gap radius
  gap=$(((cell + 19) / 20)) radius=$((cell / 6))
  motion=${motion//RANDOM/$(hash_of 'ld(1)' 'ld(2)' "$seed" 3)}
  local shape
  shape="$(tile_of "floor(X/$cell)" "floor(Y/$cell)" "$seed")"
  shape+=";st(3,$cell/2*if(lt(ld(0),.45),2,1));st(4,$cell/2*if(lt(ld(0),.28)+between(ld(0),.45,.62),2,1))"
  shape+=";st(5,abs(X+.5-ld(1)*$cell-ld(3))-ld(3)+$gap+$radius);st(6,abs(Y+.5-ld(2)*$cell-ld(4))-ld(4)+$gap+$radius)"
  shape+=";255*clip(.5+$radius-hypot(max(ld(5),0),max(ld(6),0))-min(max(ld(5),ld(6)),0),0,1)"
  local look=("$seed" "$seconds" "$motion" "$background" "${@:9}")
  cat <<GRAPH
nullsrc=s=${columns}x${rows}:r=$fps:d=$seconds,format=gbrp,
  geq=r='$(channel 0 "${look[@]}")':g='$(channel 2 "${look[@]}")':b='$(channel 4 "${look[@]}")',
  scale=${size/x/:}:flags=neighbor,format=gbrap[tiles];
nullsrc=s=$size:r=$fps:d=0.01,format=gray,geq=lum='$shape',loop=-1:1,setpts=N/$fps/TB[shape];
color=c=0x$background:s=$size:r=$fps:d=$seconds,format=gbrp[ground];
[tiles][shape]alphamerge[cut];
[ground][cut]overlay=format=gbrp:shortest=1
GRAPH
}

render() { ffmpeg -v error -nostdin -y "$@"; }
video_options=(-c:v libx264 -profile:v main -preset veryslow -tune animation -g 96 -movflags +faststart -map_metadata -1
  -fflags +bitexact -flags:v +bitexact -colorspace bt709 -color_primaries bt709 -color_trc bt709)
to_video='scale=out_color_matrix=bt709,format=yuv420p'

# Testimonials: twelve clips, each with colours, a rhythm, a tone of its own. Those that begin black are there so that the
# capture of posters has real work.
clip() { # number seconds frequency motion black-seconds background colours…
  local number=$1 seconds=$2 tone=$3 motion=$4 black=$5 name fade=''
  name="cliente-$number"
  if [ "$black" != 0 ]; then fade=",fade=t=in:st=$black:d=0.5"; fi
  render -filter_complex "$(mosaic 9 16 40 "$((10#$number * 5))" "$seconds" 24 "$motion" "${@:6}")$fade,$to_video[v];
      aevalsrc='.09*(sin(2*PI*$tone*t)+.5*sin(3*PI*$tone*t)+.3*sin(4*PI*$tone*t))*(.6+.4*sin(2*PI*t/$seconds))':s=24000:d=$seconds,afade=t=in:d=0.4,afade=t=out:st=$((seconds - 1)):d=1[a]" \
    -map '[v]' -map '[a]' "${video_options[@]}" -crf 34 -c:a aac -b:a 24k -flags:a +bitexact "$clips/$name.mp4"
}
diagonal='0-(ld(1)+ld(2))/18' down='0-ld(2)/14' across='ld(1)/9+ld(2)/40' rings='0-hypot(ld(1)-4,ld(2)-7)/9'
clip 01 5 196 "$rings" 0 fff4e6 ff5a36 ffb938 f7d9b0 27388c e8452a
clip 02 4 220 "$diagonal" 0 0e1430 3454e0 27388c 7a93ff ff5a36 1f2b66
clip 03 5 247 RANDOM 0 e9f6f1 12806c 2fb593 9fdcc6 ffb938 0b5a4c
clip 04 5 165 "$down" 0 22103a 8c4bd8 c79bff 5a2a94 ff8a5c 3b1b66
clip 05 4 262 "$across" 0 fdf0f3 d6336c f783ac ffc9d8 27388c a61e4d
clip 06 5 175 "$diagonal" 0 10222b 1f8ea3 4cc3d4 0f5563 ffd166 17404c
clip 07 4 208 "$rings" 0 fff9db f59f00 ffd43b fab005 2b8a3e e67700
clip 08 4 233 RANDOM 0 101a33 4c6ef5 91a7ff 364fc7 ffb938 1c2f73
clip 09 5 185 "$across" 0 f3f0ff 7048e8 b197fc 5f3dc4 ff5a36 d0bfff
clip 10 4 277 "$down" 0 2b120b e8590c ff922b a63d06 ffe8cc 6b2a0a
clip 11 6 156 "$diagonal" 1.5 0b2018 37b24d 8ce99a 1d7a33 ffd43b 12452a
clip 12 4 294 "$rings" 0 eef4fb 1c7ed6 74c0fc a5d8ff ff5a36 1864ab
