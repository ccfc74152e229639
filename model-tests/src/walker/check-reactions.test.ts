import { expect, test } from 'vitest'
import type { Queries } from '../../../core/src/protocol/reactions.ts'
import { externalModel } from '../flows/connect/external/external.model.ts'
import { reconnectModel } from '../flows/reconnect/reconnect.model.ts'
import { enumerateReactions } from './enumerate-reactions.ts'
import type { MachineModel, ReactionTable } from './machine-model.ts'
import { walk } from './walk.ts'

const failuresOf = async (model: MachineModel, change: ReactionTable) => {
  const { failures } = await walk({
    ...model,
    role: { ...model.role, reactions: { ...model.role.reactions, ...change } },
  })
  return failures.join('\n')
}
const endAttempt = () => [{ to: 'account', namespace: 'eip155', type: 'attempt.end' }] as const

test.each([externalModel, reconnectModel].map((model) => [model.id, model as MachineModel]))(
  'the reactions of %s end every attempt',
  async (_, model) => {
    expect(await failuresOf(model as MachineModel, {})).toBe('')
  },
)

test.each([
  ['connection.failed', externalModel.id, externalModel],
  ['wallet.connected', externalModel.id, externalModel],
  ['aborted', externalModel.id, externalModel],
  ['aborted', reconnectModel.id, reconnectModel],
  ['done', reconnectModel.id, reconnectModel],
] as [string, string, MachineModel][])(
  'checkReactions reports an open attempt if the reaction to %s of %s sends no messages',
  async (key, _, model) => {
    expect(await failuresOf(model, { [key]: () => [] })).toContain('an attempt stays open: eip155')
  },
)

test('checkReactions passes the last context of a stopped flow to `aborted`, not the input', async () => {
  const aborted = ({ connector, attempt }: { connector: object | null; attempt: number }) =>
    connector === null || attempt > 1 ? [] : endAttempt()
  expect(await failuresOf(externalModel as MachineModel, { aborted })).toContain('retry')
})

test('checkReactions reports messages to an account that another flow uses', async () => {
  for (const status of ['disconnected', 'connecting', 'connected']) {
    const endForeignAttempt = (_: unknown, query: Queries) =>
      ['reconnecting', status].includes(query.statusOf('eip155')) ? endAttempt() : []
    for (const end of ['done', 'aborted']) {
      expect(
        await failuresOf(reconnectModel as MachineModel, { [end]: endForeignAttempt }),
      ).toContain(`the ${status} account of another flow received a message`)
    }
  }
})

test('checkReactions reports a message to a namespace without an account', async () => {
  const done = () => [{ to: 'account', namespace: 'nowhere', type: 'attempt.end' }] as const
  expect(await failuresOf(reconnectModel as MachineModel, { done })).toContain(
    'the namespace "nowhere" has no account',
  )
})

test('enumerateReactions returns all results and answers a repeated query the same way', () => {
  const results = enumerateReactions((query) =>
    [query.isOpen(), query.isOpen()].map(
      (open) => ({ to: 'modal', type: open ? 'close' : 'open' }) as const,
    ),
  )
  expect(results.map((messages) => messages.map(({ type }) => type))).toEqual([
    ['close', 'close'],
    ['open', 'open'],
  ])
})

test('enumerateReactions returns fewer results if an answer is known', () => {
  const close = [{ to: 'modal', type: 'close' }] as const
  const closeIfConnected = (query: Queries) =>
    query.statusOf('eip155') === 'connected' ? close : []
  expect(enumerateReactions(closeIfConnected)).toHaveLength(4)
  expect(enumerateReactions(closeIfConnected, { statusOf: () => 'connected' })).toEqual([close])
})
