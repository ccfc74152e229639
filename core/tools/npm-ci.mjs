import { spawnSync } from 'node:child_process'

/**
 * Runs `npm ci` in a folder with the npm that started this process. Its output goes to stderr.
 * Returns the exit code, null if npm could not be run, and then the error.
 */
export function npmCi(folder, args = []) {
  const all = ['ci', '--no-audit', '--no-fund', ...args]
  const options = { cwd: folder, stdio: ['ignore', 2, 2] }
  const cli = process.env.npm_execpath
  return cli?.endsWith('npm-cli.js')
    ? spawnSync(process.execPath, [cli, ...all], options)
    : spawnSync('npm', all, { ...options, shell: process.platform === 'win32' })
}
