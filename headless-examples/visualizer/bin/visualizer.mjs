#!/usr/bin/env node
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { serveSite } from './serve-site.mjs'

const help = `Usage: npx @latchkit/visualizer [options]

Serves the visualizer of Latchkit's statecharts.

  --port <number>   port, default 4100
  --host <address>  address to listen on, default 127.0.0.1
  --open            open the browser
  --help            show this text
`

const fail = (message) => {
  console.error(message)
  process.exit(1)
}

function readArguments() {
  try {
    return parseArgs({
      options: {
        port: { type: 'string', default: '4100' },
        host: { type: 'string', default: '127.0.0.1' },
        open: { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h', default: false },
      },
    }).values
  } catch (error) {
    return fail(`${error.message}\n\n${help}`)
  }
}

/** Opens a URL in the default browser, if the system has the usual command for that. */
function openBrowser(url) {
  const [command, ...args] = { darwin: ['open'], win32: ['cmd', '/c', 'start', ''] }[
    process.platform
  ] ?? ['xdg-open']
  spawn(command, [...args, url], { stdio: 'ignore', detached: true })
    .on('error', () => console.log('  The browser could not be opened.'))
    .unref()
}

const { port, host, open, help: isHelp } = readArguments()
if (isHelp) {
  console.log(help)
  process.exit(0)
}
if (!/^\d{1,5}$/.test(port) || Number(port) > 65535) fail(`--port is no port: ${port}\n\n${help}`)
const folder = fileURLToPath(new URL('../site', import.meta.url))
if (!existsSync(folder)) fail(`The built visualizer is missing: ${folder}`)

try {
  const server = await serveSite({ folder, host, port: Number(port) })
  // Pages allow an origin by its text, so a local address has one name.
  const name = ['127.0.0.1', '::1', '0.0.0.0', '::'].includes(host) ? 'localhost' : host
  const origin = `http://${name.includes(':') ? `[${name}]` : name}:${server.port}`
  console.log(`\n  Latchkit visualizer   ${origin}/`)
  console.log(`\n  Follow your page:     attachDevtools(kit, { allow: ['${origin}'] })\n`)
  if (open) openBrowser(`${origin}/`)
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(0))
} catch (error) {
  fail(
    error.code === 'EADDRINUSE'
      ? `Port ${port} is in use. Choose another one with --port.`
      : error.message,
  )
}
