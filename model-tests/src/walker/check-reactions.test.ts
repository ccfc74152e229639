import { describe, expect, test } from 'vitest'
import type { Queries } from '../../../core/src/protocol/reactions.ts'
import { externalModel } from '../flows/connect/external/external.model.ts'
import { reconnectModel } from '../flows/reconnect/reconnect.model.ts'
import { enumerateReactions } from './enumerate-reactions.ts'
import type { MachineModel, ReactionTable } from './machine-model.ts'
import { walk } from './walk.ts'

const failuresOf = async (model: MachineModel, change: ReactionTable) => {
  const { failures } = await walk({
    ...model,
    outside: { ...model.outside, reactions: { ...model.outside.reactions, ...change } },
  })
  return failures.join('\n')
}
const giveUp = () => [{ to: 'account', namespace: 'eip155', type: 'attempt.end' }] as const

describe('reactions run along a walk', () => {
  test.each([externalModel, reconnectModel] as MachineModel[])(
    'end every attempt',
    async (model) => {
      expect(await failuresOf(model, {})).toBe('')
    },
  )

  test.each([
    ['connection.rejected', externalModel],
    ['wallet.connected', externalModel],
    ['aborted', externalModel],
    ['aborted', reconnectModel],
    ['done', reconnectModel],
  ] as [string, MachineModel][])('without %s an attempt stays open', async (fact, model) => {
    expect(await failuresOf(model, { [fact]: () => [] })).toContain('a try is left open: eip155')
  })

  test('a stopped flow is checked with its last context, not with its input', async () => {
    const aborted = ({ connector, attempt }: { connector: object | null; attempt: number }) =>
      connector === null || attempt > 1 ? [] : giveUp()
    expect(await failuresOf(externalModel as MachineModel, { aborted })).toContain('retry')
  })

  test('attempts and connections of other flows are unchanged', async () => {
    for (const status of ['disconnected', 'connecting', 'connected']) {
      const rash = (_: unknown, ask: Queries) =>
        ['reconnecting', status].includes(ask.statusOf('eip155')) ? giveUp() : []
      for (const ending of ['done', 'aborted']) {
        expect(await failuresOf(reconnectModel as MachineModel, { [ending]: rash })).toContain(
          `${status} is another's`,
        )
      }
    }
  })

  test('a disconnected account receives no message', async () => {
    const done = () => [{ to: 'account', namespace: 'nowhere', type: 'attempt.end' }] as const
    expect(await failuresOf(reconnectModel as MachineModel, { done })).toContain(
      'there is no account of "nowhere"',
    )
  })
})

describe('enumerateReactions', () => {
  test('lists all combinations of answers, each consistent', () => {
    const ways = enumerateReactions((ask) =>
      [ask.isOpen(), ask.isOpen()].map(
        (open) => ({ to: 'modal', type: open ? 'close' : 'open' }) as const,
      ),
    )
    expect(ways.map((way) => way.map(({ type }) => type))).toEqual([
      ['close', 'close'],
      ['open', 'open'],
    ])
  })

  test('lists fewer combinations if an answer is known', () => {
    const close = [{ to: 'modal', type: 'close' }] as const
    expect(
      enumerateReactions((ask) => (ask.statusOf('eip155') === 'connected' ? close : [])),
    ).toHaveLength(4)
    expect(
      enumerateReactions((ask) => (ask.statusOf('eip155') === 'connected' ? close : []), {
        statusOf: () => 'connected',
      }),
    ).toEqual([close])
  })
})
