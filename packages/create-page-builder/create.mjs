#!/usr/bin/env node
// `npm create page-builder my-site` runs this: the command init of the package, with whatever was written behind it.
import { runCommand } from 'page-builder'

process.exitCode = await runCommand(['init', ...process.argv.slice(2)])
