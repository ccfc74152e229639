import { jsonResponse } from '../../faults/http-response.ts'
import { tokenPicture } from '../pictures.ts'
import type { Service } from '../service.types.ts'
import type { Route } from './route.ts'

/** Routes that return the supported networks, token prices and gas prices. */
export const priceRoutes: readonly Route[] = [
  {
    method: 'GET',
    path: /^\/v1\/supported-chains$/,
    respond: ({ settings }) => jsonResponse({ http: settings.supported, ws: [] }),
  },
  {
    method: 'POST',
    path: /^\/v1\/fungible\/price$/,
    respond(service, { body: { currency, addresses } }) {
      if (currency !== 'usd' || !Array.isArray(addresses))
        return jsonResponse({ error: 'currency must be usd, addresses an array' }, 400)
      const fungibles = addresses.flatMap((address) => fungibleOf(service, String(address)))
      return jsonResponse({ fungibles })
    },
  },
  {
    method: 'GET',
    path: /^\/v1\/convert\/gas-price$/,
    async respond({ networks, settings }, { query }) {
      const chainId = query.get('chainId') ?? ''
      const network = settings.supported.includes(chainId)
        ? networks.find(({ id }) => id === chainId)
        : undefined
      const price = (await network?.gasPrice()) ?? null
      return price === null
        ? jsonResponse({ error: 'Chain is not supported' }, 400)
        : jsonResponse(price)
    },
  },
]

/** The price entry of a token by its CAIP-10 id. An empty list if the token has no price. */
function fungibleOf({ networks, prices, baseUrl }: Service, caip10: string) {
  const [namespace, reference, address = ''] = caip10.split(':')
  const network = networks.find(({ id }) => id === `${namespace}:${reference}`)
  const token = network?.token(address) ?? null
  const price = token && prices.of(token)
  if (token === null || price === null) return []
  const { name, symbol } = token
  return [{ name, symbol, iconUrl: tokenPicture(baseUrl(), symbol), price }]
}
