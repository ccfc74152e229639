import { createRecorder, parseRecording } from '@latchkit/core/devtools'
import { fundedAccounts, mnemonic, sandboxAccount, sandboxKey } from '@latchkit/sandbox'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { assign, createActor, setup } from 'xstate'

const symKey = '587d5484ce2a2a6ee3ba1962fdd7e8588e06200c46823bd18fbd67def96ad303'
const topic = '7f6e504bfad60b485450578e05678ed3e8e8c4751d3c6160be17160d63ec90f9'
const pairing = `wc:${topic}@2?relay-protocol=irn&symKey=${symKey}&expiryTimestamp=1705934757`
const ids = Array.from({ length: fundedAccounts }, (_, index) => index)
const others = [
  '7EcDhSYGxXyscszYEp35KHN8vvw3svAuLKTzXwCFLtV',
  'bcrt1qw508d6qejxtdg4y5r3zarvary0c5xw7kygt080',
  'cosmos1hsk6jryyqjfhp5dhc55tc9jtckygx0eph6dd02',
  '5GrwvaEF5zXb26Fz9rcQpDWS57CtERHpNehXCPcNoHGKutQY',
]
/** Strings that must not occur in a recording. */
const secrets: readonly string[] = [
  ...ids.map((index) => sandboxAccount(index).address.slice(2)),
  ...ids.map((index) => sandboxKey(index).slice(2)),
  ...others,
  ...[symKey, topic, mnemonic, 'alice.sandbox.id', 'alice@example.com', '127.0.0.1:8545/key'],
]
const secretText = fc.constantFrom(
  ...ids.flatMap((index) => [
    sandboxAccount(index).address,
    sandboxAccount(index).address.toLowerCase(),
    sandboxKey(index),
  ]),
  ...others,
  ...[pairing, `ours://wc?uri=${encodeURIComponent(pairing)}`, topic, symKey, mnemonic],
  ...['alice.sandbox.id', 'alice@example.com', 'http://127.0.0.1:8545/key'],
)
const text = fc
  .tuple(
    fc.constantFrom(
      '',
      'eip155:31337:',
      'Failed for ',
      '"',
      'address=',
      '(',
      'https://page.example/',
    ),
    secretText,
    fc.constantFrom('', '.', '"', ' failed', ')', '/7', ', '),
  )
  .map((parts) => parts.join(''))
const field = fc.oneof(
  fc.constantFrom('address', 'uri', 'name', 'text', 'href', 'error', 'type', 'id', 'cause'),
  text,
)
const payload = fc.letrec((tie) => ({
  value: fc.oneof(
    { depthSize: 'small' },
    text,
    text.map((message) => new Error(message)),
    fc.integer(),
    fc.array(tie('value'), { maxLength: 3 }),
    tie('record'),
  ),
  record: fc.dictionary(field, tie('value'), { maxKeys: 4 }),
})).record

const storingMachine = setup({
  types: {} as {
    context: { stored: unknown }
    events: { type: 'store'; payload: unknown }
    input: unknown
  },
}).createMachine({
  id: 'storing',
  context: ({ input }) => ({ stored: input }),
  on: { store: { actions: assign({ stored: ({ event }) => event.payload }) } },
})

test('a recording contains no address, name, link or key of the sandbox [O4]', () => {
  fc.assert(
    fc.property(payload, payload, (first, second) => {
      const { observe, recording } = createRecorder({ kit: 'default', begun: 0 })
      const actor = createActor(storingMachine, {
        input: first,
        inspect: (event) => observe(event, 0),
      }).start()
      actor.send({ type: 'store', payload: second })
      const file = JSON.stringify(recording())
      const found = secrets.filter((secret) => file.toLowerCase().includes(secret.toLowerCase()))
      expect(found).toEqual([])
      expect(parseRecording(file).frames).toHaveLength(3)
    }),
    { numRuns: 300 },
  )
})
