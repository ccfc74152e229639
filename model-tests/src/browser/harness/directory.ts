import type { Directory } from '@latchkit/sandbox/directory'

type Listed = { id: string; name: string }

/** Wallets of one response of the directory. */
async function fetchWallets(
  { url }: Pick<Directory, 'url'>,
  parameters: Readonly<Record<string, string>>,
): Promise<readonly Listed[]> {
  const query = new URLSearchParams({
    projectId: 'sandbox',
    st: 'test',
    sv: '1',
    page: '1',
    entries: '100',
    ...parameters,
  })
  const response: { data: (Listed | null)[] } = await (
    await fetch(`${url}/getWallets?${query}`)
  ).json()
  return response.data.filter((entry) => entry !== null)
}

/** All wallets of these networks, in the directory's order. */
export async function listedWallets(
  directory: Pick<Directory, 'url'>,
  chains: readonly string[],
): Promise<readonly Listed[]> {
  const all: Listed[] = []
  for (let page = 1; ; page += 1) {
    const next = await fetchWallets(directory, { chains: chains.join(','), page: String(page) })
    if (next.length === 0) return all
    all.push(...next)
  }
}

/** The directory id of the wallet with this name. Throws if the directory has no such wallet. */
export async function walletIdOf(directory: Pick<Directory, 'url'>, name: string): Promise<string> {
  const wallet = (await fetchWallets(directory, { search: name })).find(
    (entry) => entry.name === name,
  )
  if (wallet === undefined) throw new Error(`The directory has no wallet ${name}`)
  return wallet.id
}
