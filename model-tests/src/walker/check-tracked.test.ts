import { expect, test } from 'vitest'
import type { TelemetryEvent } from '../../../core/src/domain/telemetry/telemetry-event.ts'
import type { Message } from '../../../core/src/protocol/messages.ts'
import { externalModel } from '../flows/connect/external/external.model.ts'
import { alice, foxSession } from '../samples.ts'
import { checkTracked } from './check-tracked.ts'
import type { MachineModel } from './machine-model.ts'
import { walk } from './walk.ts'

const tracked = (event: TelemetryEvent): readonly Message[] => [
  { to: 'kit', type: 'track', ...event },
]
const searched = (badge: string) =>
  tracked({ event: 'SEARCH_WALLET', properties: { badge, search: '1-3', hasResults: true } })

test.each([
  ['a sample', 'So1anaFox'],
  ['a sample', foxSession.message],
  ['an address, a signature or a hash', 'signed by 0xAb'],
  ['a pairing URI', 'wc:a@2'],
  ['a pairing URI', 'fox://?uri=wc%3Aa'],
  ['an e-mail address', 'ann@mail.example'],
  ['the path, query or hash of a URL', 'https://page.example/cart'],
  ['the path, query or hash of a URL', 'https://page.example?token=1'],
  ['the path, query or hash of a URL', 'fox://app#x'],
  ['a key', '5ec4e7'.repeat(8)],
])('checkTracked reports %s in a property [R21]', (secret, text) =>
  expect(() => checkTracked(searched(text))).toThrow(`SEARCH_WALLET contains ${secret}`),
)

test('checkTracked accepts names, network ids and links without a path', () => {
  const network = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
  for (const text of ['Fox', '', 'https://page.example', 'fox://', network])
    expect(() => checkTracked(searched(text))).not.toThrow()
})

test('checkTracked reports a property that the event does not have, and one that is missing', () => {
  const properties = { badge: '', search: '', hasResults: true, address: alice } as const
  expect(() => checkTracked(tracked({ event: 'SEARCH_WALLET', properties }))).toThrow(
    'the properties of SEARCH_WALLET',
  )
  const incomplete = { badge: '' } as typeof properties
  expect(() => checkTracked(tracked({ event: 'SEARCH_WALLET', properties: incomplete }))).toThrow(
    'the properties of SEARCH_WALLET',
  )
})

test('the walk reports a reaction that tracks the address of a connection [R21]', async () => {
  const model: MachineModel = externalModel
  const leak = ({ connection }: { connection: { address: string } }) =>
    tracked({
      event: 'CONNECT_SUCCESS',
      properties: { method: 'browser', name: `Fox ${connection.address}` },
    })
  const reactions = { ...model.role.reactions, 'wallet.connected': leak }
  const { failures } = await walk({ ...model, role: { ...model.role, reactions } })
  expect(failures.join('\n')).toContain('CONNECT_SUCCESS contains a sample: Fox 0x7099')
})
