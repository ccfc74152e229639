import { drawCoin } from '../directory/images/draw-coin.ts'
import { drawLetters, lettersAndDigits, drawOnBackground } from '../directory/images/palette.ts'

/** Where the service keeps a token's picture, below its own address. */
export const tokenPicture = (base: string, symbol: string): string =>
  `${base}/pictures/token/${encodeURIComponent(symbol)}.svg`

/** Where it keeps one of a collection's pictures. */
export const nftPicture = (base: string, collection: string, id: bigint): string =>
  `${base}/pictures/nft/${collection}-${id}.svg`

/** A face for a name, small enough to come along. */
export const avatarOf = (name: string): string =>
  `data:image/svg+xml;base64,${Buffer.from(drawMark(name)).toString('base64')}`

/** The picture at a path; null where none is. */
export function pictureAt(path: string): string | null {
  const [, kind, name = ''] = /^\/pictures\/(token|nft)\/([\w%-]+)\.svg$/.exec(path) ?? []
  if (kind === 'token') return drawCoin(name, 'token')
  return kind === 'nft' ? drawMark(name) : null
}

const drawMark = (text: string): string =>
  drawOnBackground(text, (mark) => drawLetters(lettersAndDigits(text).slice(0, 2).join('').toUpperCase(), mark))
