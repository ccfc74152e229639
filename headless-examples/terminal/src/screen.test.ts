import { PassThrough } from 'node:stream'
import { expect, test } from 'vitest'
import { createScreen } from './screen.ts'

const { signal } = new AbortController()

function open(env: Record<string, string> = {}, isTTY = false, columns?: number) {
  const [input, output] = [new PassThrough(), new PassThrough()].map((stream) =>
    Object.assign(stream, columns === undefined ? { isTTY } : { isTTY, columns }),
  )
  if (!input || !output) throw new Error('Both are there')
  const written: string[] = []
  output.on('data', (chunk) => written.push(String(chunk)))
  return { screen: createScreen({ input, output }, env), input, text: () => written.join('') }
}

test('a name that would steer the terminal is a line of text', () => {
  const { screen, text } = open()
  screen.say('Fox\u001b]0;owned\u0007\u001b[2J\r\nSend? yes \u202egnihton\u009b31m')
  screen.row('\u001b[8mName', 'a\u0000b\u001b[1Ac')
  screen.draw(['█\u001b[2J▀'])
  expect(text()).toBe(
    `Fox ]0;owned [2J Send? yes gnihton 31m\n  ${'[8mName'.padEnd(22)} a b [1Ac\n  █▀\n`,
  )
})

test('colours are for terminals, and not for those that want none', () => {
  const said = (env: Record<string, string>, isTTY: boolean) => {
    const { screen, text } = open(env, isTTY)
    screen.say('Sent', 'good')
    return text()
  }
  expect(said({}, false)).toBe('Sent\n')
  expect(said({}, true)).toContain('\u001b[32mSent\u001b[0m')
  expect(said({ NO_COLOR: '1' }, true)).not.toContain('\u001b[32m')
  expect(said({ TERM: 'dumb' }, true)).not.toContain('\u001b[32m')
})

test('lines that were written ahead answer one question each, and the end of them leaves', async () => {
  const { screen, input, text } = open()
  input.write('0xabc\n0.5\n')
  expect(await screen.ask('To?', signal)).toBe('0xabc')
  expect(await screen.ask('How much?', signal)).toBe('0.5')
  const last = screen.ask('Send?', signal)
  input.end()
  expect([await last, await screen.ask('Again?', signal)]).toEqual([null, null])
  expect(text()).toContain('How much?')
})

test('who answers something else than yes or no is asked once more; to leave is a no', async () => {
  const { screen, input, text } = open()
  input.write('sure\nY\nno\nmaybe\n')
  expect(await screen.isYes('Send?', signal)).toBe(true)
  expect(text().match(/Send\? yes\/no/g)).toHaveLength(2)
  expect(await screen.isYes('Again?', signal)).toBe(false)
  const last = screen.isYes('Again?', signal)
  input.end('q\n')
  expect(await last).toBe(false)
})

test('a code is drawn where it fits, whole or not at all', () => {
  const rows = ['█'.repeat(57)]
  expect([open().screen.draw(rows), open({}, true, 59).screen.draw(rows)]).toEqual([true, true])
  const { screen, text } = open({}, true, 58)
  expect(screen.draw(rows)).toBe(false)
  expect(text()).not.toContain('█')
})

test('a question is left with its signal, and a wait with q', async () => {
  const { screen, input } = open({}, true)
  const left = new AbortController()
  const asked = screen.ask('To?', left.signal)
  left.abort()
  expect(await asked).toBeNull()
  const wait = screen.leavable('To leave', signal)
  input.write('what\nq\n')
  await expect.poll(() => wait.signal.aborted).toBe(true)
  wait.over()
  expect(signal.aborted).toBe(false)
})
