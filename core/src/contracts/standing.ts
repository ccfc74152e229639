import type { Chart, FlowSnapshot } from './flow.ts'
import type { Reactions } from './tell.ts'
import type { World } from './world.ts'

/** What a standing chart's folder hands over: a chart that lives as long as the kit and holds what is so. */
export type Standing<Input, State, Fact extends { type: string }> = {
  id: string
  chart: Chart
  /** Only for its type: what the chart starts with. */
  input?: (input: Input) => void
  actors(world: World): Record<string, object>
  /** The part of the kit's state that this chart holds; equal parts keep their identity. */
  state(snapshot: FlowSnapshot): State
  reactions: Reactions<Fact>
}
