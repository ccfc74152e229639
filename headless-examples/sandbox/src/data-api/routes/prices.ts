import { jsonResponse } from '../../faults/http-response.ts'
import { tokenPicture } from '../pictures.ts'
import type { Service } from '../service.types.ts'
import type { Route } from './route.ts'

/** Which networks there are, what tokens are worth, and what gas costs. */
export const priceRoutes: readonly Route[] = [
  {
    method: 'GET',
    path: /^\/v1\/supported-chains$/,
    answer: ({ settings }) => jsonResponse({ http: settings.supported, ws: [] }),
  },
  {
    method: 'POST',
    path: /^\/v1\/fungible\/price$/,
    answer(service, { body: { currency, addresses } }) {
      if (currency !== 'usd' || !Array.isArray(addresses))
        return jsonResponse({ error: 'currency is usd, addresses a list' }, 400)
      return jsonResponse({ fungibles: addresses.flatMap((address) => fungible(service, String(address))) })
    },
  },
  {
    method: 'GET',
    path: /^\/v1\/convert\/gas-price$/,
    async answer({ networks, settings }, { query }) {
      const wanted = query.get('chainId') ?? ''
      const network = settings.supported.includes(wanted)
        ? networks.find(({ id }) => id === wanted)
        : undefined
      const price = (await network?.gasPrice()) ?? null
      return price === null ? jsonResponse({ error: 'Chain is not supported' }, 400) : jsonResponse(price)
    },
  },
]

/** By CAIP-10; what has no price is left out. */
function fungible({ networks, prices, baseUrl }: Service, account: string) {
  const [namespace, reference, address = ''] = account.split(':')
  const token =
    networks.find(({ id }) => id === `${namespace}:${reference}`)?.token(address) ?? null
  const price = token && prices.of(token)
  if (token === null || price === null) return []
  return [
    { name: token.name, symbol: token.symbol, iconUrl: tokenPicture(baseUrl(), token.symbol), price },
  ]
}
