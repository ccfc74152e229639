import { spawn } from 'node:child_process'
import { findChromium } from './find-chromium.mjs'
import { at, root } from './paths.mjs'

const aptInstall = ['apt-get', 'install', '-y', '-qq', '--no-install-recommends']

/**
 * The commands that install Chromium with the package manager of a distribution: `prepare` first,
 * then the first of `installs` that succeeds.
 */
const packageManagers = [
  {
    prepare: ['apt-get', 'update', '-qq'],
    installs: [
      [...aptInstall, 'chromium-headless-shell'],
      [...aptInstall, 'chromium'],
    ],
  },
  { installs: [['dnf', 'install', '-y', '-q', 'chromium']] },
  { installs: [['apk', 'add', '--quiet', 'chromium']] },
  { installs: [['pacman', '-Sy', '--noconfirm', '--quiet', 'chromium']] },
]

/** Runs a program, whose output goes to stderr. Resolves with whether it exited with 0. */
const succeeds = (program, args, { quiet = false } = {}) =>
  new Promise((resolve) => {
    const stdio = ['ignore', quiet ? 'ignore' : 2, quiet ? 'ignore' : 2]
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    const child = spawn(program, args, { cwd: root, env, stdio })
    child.on('error', () => resolve(false)).on('close', (code) => resolve(code === 0))
  })

/** Whether a browser starts: one whose libraries are missing does not. */
const starts = (path) =>
  process.platform === 'win32'
    ? Promise.resolve(true)
    : succeeds(path, ['--version'], { quiet: true })

/** The path of Playwright's own Chromium, which may not be installed. */
const pathOfPlaywright = async () => (await import('playwright')).chromium.executablePath()

/** The start of a command that may install packages, or null. */
async function asRoot() {
  if (process.getuid?.() === 0) return []
  return (await succeeds('sudo', ['-n', 'true'], { quiet: true })) ? ['sudo', '-n'] : null
}

/** Installs the package of the distribution. Resolves with whether that was possible. */
async function installPackage() {
  const prefix = await asRoot()
  if (prefix === null) return false
  const run = ([program, ...args]) => succeeds(program, args)
  for (const { prepare, installs } of packageManagers) {
    const [program] = installs[0]
    if (!(await succeeds('sh', ['-c', `command -v ${program}`], { quiet: true }))) continue
    if (prepare !== undefined && !(await run([...prefix, ...prepare]))) return false
    for (const command of installs) if (await run([...prefix, ...command])) return true
    return false
  }
  return false
}

/**
 * The ways to a browser, in order. `find` resolves with the path of a browser that may be missing,
 * or with null. `install` makes it; its text is printed first.
 */
const usualWays = [
  { find: async () => findChromium() },
  { find: pathOfPlaywright },
  {
    text: "Chromium was not found. Downloading it with Playwright into Playwright's cache …",
    install: () =>
      succeeds(process.execPath, [
        at('node_modules/playwright/cli.js'),
        'install',
        'chromium',
        '--no-shell',
      ]),
    find: pathOfPlaywright,
  },
  {
    text: 'Installing Chromium with the package manager of the system …',
    install: installPackage,
    find: async () => findChromium(),
  },
]

/**
 * The path of a browser that starts, or null: one that is installed, else one that Playwright
 * downloads, else the package of the distribution where the user may install it. Says each step in
 * one line. `ways`, `isUsable` and `say`: what tests replace.
 */
export async function ensureChromium({
  env = process.env,
  ways = usualWays,
  isUsable = starts,
  say = console.error,
} = {}) {
  if (env.CHROMIUM_BIN) {
    if (await isUsable(env.CHROMIUM_BIN)) return env.CHROMIUM_BIN
    say(`CHROMIUM_BIN is no browser that starts: ${env.CHROMIUM_BIN}`)
    return null
  }
  for (const { text, install, find } of ways) {
    if (text !== undefined) say(text)
    if (install !== undefined && !(await install())) continue
    const path = await find()
    if (path !== null && (await isUsable(path))) return path
  }
  return null
}

let finding = null

/**
 * Finds or installs the browser once per process, and sets CHROMIUM_BIN for the programs that this
 * process starts. Resolves with whether there is one.
 */
export async function prepareChromium() {
  finding ??= ensureChromium()
  const path = await finding
  if (path !== null) process.env.CHROMIUM_BIN = path
  return path !== null
}
