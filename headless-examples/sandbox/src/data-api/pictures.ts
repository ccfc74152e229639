import { drawCoin } from '../directory/images/draw-coin.ts'
import { drawLetters, drawOnBackground, lettersAndDigits } from '../directory/images/palette.ts'

/** URL of a token's picture. */
export const tokenPicture = (base: string, symbol: string): string =>
  `${base}/pictures/token/${encodeURIComponent(symbol)}.svg`

/** URL of an NFT's picture. */
export const nftPicture = (base: string, collection: string, id: bigint): string =>
  `${base}/pictures/nft/${collection}-${id}.svg`

/** The avatar of a name as a data URL. */
export const avatarOf = (name: string): string =>
  `data:image/svg+xml;base64,${Buffer.from(drawInitials(name)).toString('base64')}`

/** Draws the SVG for a path. Null for an unknown path. */
export function pictureAt(path: string): string | null {
  const [, kind, name = ''] = /^\/pictures\/(token|nft)\/([\w%-]+)\.svg$/.exec(path) ?? []
  if (kind === 'token') return drawCoin(name, 'token')
  return kind === 'nft' ? drawInitials(name) : null
}

const drawInitials = (text: string): string =>
  drawOnBackground(text, (colour) =>
    drawLetters(lettersAndDigits(text).slice(0, 2).join('').toUpperCase(), colour),
  )
