import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { commands } from './commands.mjs'
import { at, root } from './paths.mjs'

/** Runs a command that is expected to end at once. */
function run(...args) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [at('core/tools/run.mjs'), ...args],
    {
      cwd: root,
      encoding: 'utf8',
    },
  )
  return { status, stdout, stderr }
}

test('each command is a script of package.json, and each such script a command', () => {
  const { scripts } = JSON.parse(readFileSync(at('package.json'), 'utf8'))
  const called = Object.values(scripts).flatMap(
    (script) => /run\.mjs (\w+)$/.exec(script)?.[1] ?? [],
  )
  expect(called.sort()).toEqual(Object.keys(commands).sort())
})

test.each(Object.entries(commands))(
  '%s answers an unknown option with its usage',
  (name, { does }) => {
    const { status, stdout, stderr } = run(name, '--unknown-option')
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' })
    expect(stderr).toMatch(/^Unknown option '--unknown-option'\.\n\nUsage: npm /)
    expect(stderr).toContain(does)
  },
)

test.each(['walk', 'mutate'])('%s answers the name of no machine with the names', (name) => {
  const { status, stderr } = run(name, 'sendd')
  expect(status).toBe(2)
  expect(stderr).toMatch(/^No machine is named sendd\..*\bsend, .*Usage: npm run/s)
})

test('run.mjs answers an unknown command with the commands', () => {
  const { status, stderr } = run('units')
  expect(status).toBe(2)
  expect(stderr).toContain('Unknown command "units". Use one of: test, check, unit,')
})
