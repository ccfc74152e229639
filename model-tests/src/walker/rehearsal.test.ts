import { describe, expect, test } from 'vitest'
import type { Queries } from '../../../core/src/protocol/reactions.ts'
import { externalModel } from '../flows/connect/external/external.model.ts'
import { reconnectModel } from '../flows/reconnect/reconnect.model.ts'
import type { ChartModel, ReactionTable } from './chart-model.ts'
import { waysOf } from './told.ts'
import { walk } from './walk.ts'

const failuresOf = async (model: ChartModel, change: ReactionTable) => {
  const { failures } = await walk({
    ...model,
    outside: { ...model.outside, reactions: { ...model.outside.reactions, ...change } },
  })
  return failures.join('\n')
}
const giveUp = () => [{ to: 'account', namespace: 'eip155', type: 'attempt.end' }] as const

describe('reactions that are run along a walk', () => {
  test.each([externalModel, reconnectModel] as ChartModel[])(
    'end what was tried',
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
  ] as [string, ChartModel][])('without %s a try stays open', async (fact, model) => {
    expect(await failuresOf(model, { [fact]: () => [] })).toContain('a try is left open: eip155')
  })

  test('a flow that was left is judged by what it knew then, not by what it began with', async () => {
    const aborted = ({ connector, attempt }: { connector: object | null; attempt: number }) =>
      connector === null || attempt > 1 ? [] : giveUp()
    expect(await failuresOf(externalModel as ChartModel, { aborted })).toContain('retry')
  })

  test('what another tries, or has, is left alone', async () => {
    for (const status of ['disconnected', 'connecting', 'connected']) {
      const rash = (_: unknown, ask: Queries) =>
        ['reconnecting', status].includes(ask.statusOf('eip155')) ? giveUp() : []
      for (const ending of ['done', 'aborted']) {
        expect(await failuresOf(reconnectModel as ChartModel, { [ending]: rash })).toContain(
          `${status} is another's`,
        )
      }
    }
  })

  test('an account that nobody has is told nothing', async () => {
    const done = () => [{ to: 'account', namespace: 'nowhere', type: 'attempt.end' }] as const
    expect(await failuresOf(reconnectModel as ChartModel, { done })).toContain(
      'there is no account of "nowhere"',
    )
  })
})

describe('the ways a reaction may be asked', () => {
  test('are all there, and each agrees with itself', () => {
    const ways = waysOf((ask) =>
      [ask.isOpen(), ask.isOpen()].map(
        (open) => ({ to: 'modal', type: open ? 'close' : 'open' }) as const,
      ),
    )
    expect(ways.map((way) => way.map(({ type }) => type))).toEqual([
      ['close', 'close'],
      ['open', 'open'],
    ])
  })

  test('are fewer where an answer is known', () => {
    const close = [{ to: 'modal', type: 'close' }] as const
    expect(waysOf((ask) => (ask.statusOf('eip155') === 'connected' ? close : []))).toHaveLength(4)
    expect(
      waysOf((ask) => (ask.statusOf('eip155') === 'connected' ? close : []), {
        statusOf: () => 'connected',
      }),
    ).toEqual([close])
  })
})
