import { PassThrough } from 'node:stream'
import { expect, test } from 'vitest'
import { createScreen } from './screen.ts'

const { signal } = new AbortController()

type TestScreenOptions = { env?: Record<string, string>; isTTY?: boolean; columns?: number }

function createTestScreen({ env = {}, isTTY = false, columns }: TestScreenOptions = {}) {
  const properties = columns === undefined ? { isTTY } : { isTTY, columns }
  const input = Object.assign(new PassThrough(), properties)
  const output = Object.assign(new PassThrough(), properties)
  const chunks: string[] = []
  output.on('data', (chunk) => chunks.push(String(chunk)))
  return { screen: createScreen({ input, output }, env), input, text: () => chunks.join('') }
}

test('print, printRow and draw remove control characters and escape sequences from printed text', () => {
  const { screen, text } = createTestScreen()
  screen.print('Fox\u001b]0;owned\u0007\u001b[2J\r\nSend? yes \u202egnihton\u009b31m')
  screen.printRow('\u001b[8mName', 'a\u0000b\u001b[1Ac')
  screen.draw(['█\u001b[2J▀'])
  expect(text()).toBe(
    `Fox ]0;owned [2J Send? yes gnihton 31m\n  ${'[8mName'.padEnd(22)} a b [1Ac\n  █▀\n`,
  )
})

test('print writes colors only to a terminal without NO_COLOR and TERM=dumb', () => {
  const printedText = (env: Record<string, string>, isTTY: boolean) => {
    const { screen, text } = createTestScreen({ env, isTTY })
    screen.print('Sent', 'good')
    return text()
  }
  expect(printedText({}, false)).toBe('Sent\n')
  expect(printedText({}, true)).toContain('\u001b[32mSent\u001b[0m')
  expect(printedText({ NO_COLOR: '1' }, true)).not.toContain('\u001b[32m')
  expect(printedText({ TERM: 'dumb' }, true)).not.toContain('\u001b[32m')
})

test('prompt resolves with the next queued line, and with null at the end of the input', async () => {
  const { screen, input, text } = createTestScreen()
  input.write('0xabc\n0.5\n')
  expect(await screen.prompt('To?', signal)).toBe('0xabc')
  expect(await screen.prompt('Amount:', signal)).toBe('0.5')
  const lastAnswer = screen.prompt('Send?', signal)
  input.end()
  expect(await lastAnswer).toBeNull()
  expect(await screen.prompt('Again?', signal)).toBeNull()
  expect(text()).toContain('Amount:')
})

test('confirm prompts again until the answer is yes or no; q means no', async () => {
  const { screen, input, text } = createTestScreen()
  input.write('sure\nY\nno\nmaybe\n')
  expect(await screen.confirm('Send?', signal)).toBe(true)
  expect(text().match(/Send\? yes\/no/g)).toHaveLength(2)
  expect(await screen.confirm('Again?', signal)).toBe(false)
  const lastAnswer = screen.confirm('Again?', signal)
  input.end('q\n')
  expect(await lastAnswer).toBe(false)
})

test('draw returns false without output if the rows are wider than the terminal', () => {
  const rows = ['█'.repeat(57)]
  expect(createTestScreen().screen.draw(rows)).toBe(true)
  expect(createTestScreen({ isTTY: true, columns: 59 }).screen.draw(rows)).toBe(true)
  const { screen, text } = createTestScreen({ isTTY: true, columns: 58 })
  expect(screen.draw(rows)).toBe(false)
  expect(text()).not.toContain('█')
})

test('prompt resolves with null on abort, and q aborts the signal of listenForQuit', async () => {
  const { screen, input } = createTestScreen({ isTTY: true })
  const abort = new AbortController()
  const answer = screen.prompt('To?', abort.signal)
  abort.abort()
  expect(await answer).toBeNull()
  const quit = screen.listenForQuit('to quit', signal)
  input.write('what\nq\n')
  await expect.poll(() => quit.signal.aborted).toBe(true)
  quit.stop()
  expect(signal.aborted).toBe(false)
})
