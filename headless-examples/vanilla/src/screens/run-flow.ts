import type { Flow } from '@latchkit/core'
import type { ScreenContext } from './screen.types.ts'

/** Runs a flow while its screen is open and renders each of its views. */
export async function runFlow<Input, View, Emitted extends { type: string }, Output, Data>(
  { kit, signal }: Pick<ScreenContext, 'kit' | 'signal'>,
  flow: Flow<Input, View, Emitted, Output, Data>,
  data: Data,
  renderView: (view: View) => void,
): Promise<void> {
  const running = await kit.run(flow, data, signal)
  running.subscribe(() => renderView(running.view()))
  renderView(running.view())
}
