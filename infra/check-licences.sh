#!/bin/sh
set -e
# Fails if a package has another licence than these. Decision 80 explains the options.
deployed=MIT,MIT-0,ISC,0BSD,BSD-2-Clause,BSD-3-Clause,Apache-2.0,BlueOak-1.0.0,Zlib,CC0-1.0,OFL-1.1,Python-2.0,Unlicense
tools=MPL-2.0,Artistic-2.0,CC-BY-3.0,CC-BY-4.0,WTFPL
# These have the AGPL. Only test/synthesised imports them.
excepted='@cloud-copilot/iam-policy;@cloud-copilot/iam-simulate;@cloud-copilot/iam-utils'

check() { license-checker-rseidelsohn --excludePrivatePackages --onlyAllow none "$@"; }
check --production --excludeLicenses "$deployed"
check --excludeLicenses "$deployed,$tools" --excludePackages "$excepted"
