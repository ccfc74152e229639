/** Lets promises go on until something has happened; it must happen without any time passing. */
export async function until(happened: () => boolean): Promise<void> {
  for (let turn = 0; turn < 500; turn += 1) {
    if (happened()) return
    await new Promise((next) => setTimeout(next))
  }
  throw new Error('It did not happen')
}
