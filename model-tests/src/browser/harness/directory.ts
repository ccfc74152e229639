import type { Directory } from '@latchkit/sandbox/directory'

type Listed = { id: string; name: string }

/** Entries of the wallet directory, as the server sends them. */
async function asked(
  { url }: Pick<Directory, 'url'>,
  question: Readonly<Record<string, string>>,
): Promise<readonly Listed[]> {
  const query = new URLSearchParams({
    projectId: 'sandbox',
    st: 'test',
    sv: '1',
    page: '1',
    entries: '100',
    ...question,
  })
  const answer: { data: (Listed | null)[] } = await (
    await fetch(`${url}/getWallets?${query}`)
  ).json()
  return answer.data.filter((one) => one !== null)
}

/** All wallets of these networks, in the directory's order. */
export async function listedWallets(
  directory: Pick<Directory, 'url'>,
  chains: readonly string[],
): Promise<readonly Listed[]> {
  const all: Listed[] = []
  for (let page = 1; ; page += 1) {
    const next = await asked(directory, { chains: chains.join(','), page: String(page) })
    if (next.length === 0) return all
    all.push(...next)
  }
}

/** Directory id of a wallet. */
export async function walletIdOf(directory: Pick<Directory, 'url'>, name: string): Promise<string> {
  const found = (await asked(directory, { search: name })).find((one) => one.name === name)
  if (found === undefined) throw new Error(`No ${name} is listed.`)
  return found.id
}
