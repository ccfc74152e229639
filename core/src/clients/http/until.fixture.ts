/** Runs turns of the event loop until the condition is true. Throws after 500 turns. */
export async function until(condition: () => boolean): Promise<void> {
  for (let turn = 0; turn < 500; turn += 1) {
    if (condition()) return
    await new Promise((next) => setTimeout(next))
  }
  throw new Error('until(): the condition did not become true in 500 turns of the event loop')
}
