import type { ChartModel, ReactionTable } from '../walker/chart-model.ts'
import { toldBy } from '../walker/told.ts'
import { cyclesIn } from './cycles.ts'
import { type Fact, factsAfter, factsOf } from './follows.ts'

/** A standing chart as tells address it, how it behaves, and what its facts cause. */
export type Receiver = { name: string; model: ChartModel; reactions: ReactionTable }

const keyOf = ({ to, type }: { to: string; type: string }) => `${to}.${type}`

function tellsAfter(facts: readonly Fact[], reactions: ReactionTable): string[] {
  const once = new Map(facts.map((fact) => [JSON.stringify(fact), fact]))
  const tells = [...once.values()].flatMap((fact) => {
    const reaction = reactions[fact.type]
    if (typeof reaction !== 'function') return []
    return toldBy((ask) => reaction((fact.type === 'done' ? fact.output : fact) as never, ask))
  })
  return [...new Set(tells.map(keyOf))]
}

/**
 * Tells that come back to themselves by way of facts and reactions: `modal.close → router.reset → modal.close`.
 * `started` is what the kit starts by itself when it is told to; whatever it tells follows from `kit.start`.
 */
export function reactionLoops(
  receivers: readonly Receiver[],
  started: readonly Receiver[] = [],
): string[][] {
  const leads = new Map<string, string[]>()
  for (const { name, model, reactions } of receivers) {
    for (const [type, facts] of factsAfter(model))
      leads.set(keyOf({ to: name, type }), tellsAfter(facts, reactions))
  }
  leads.set(
    'kit.start',
    started.flatMap(({ model, reactions }) => tellsAfter(factsOf(model), reactions)),
  )
  return cyclesIn(leads)
}
