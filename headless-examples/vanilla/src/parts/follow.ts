import type { Flow } from '@latchkit/core'
import type { Ground } from './screen.types.ts'

/** Runs a flow for as long as its screen is there, and draws each view of it. */
export async function follow<Input, View, Fact extends { type: string }, Output, Data>(
  { kit, left }: Pick<Ground, 'kit' | 'left'>,
  flow: Flow<Input, View, Fact, Output, Data>,
  data: Data,
  draw: (view: View) => void,
): Promise<void> {
  const running = await kit.run(flow, data, left)
  running.subscribe(() => draw(running.view()))
  draw(running.view())
}
