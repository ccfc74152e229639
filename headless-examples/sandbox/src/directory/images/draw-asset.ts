import { drawWallet } from './draw-wallet.ts'
import { drawLetters, drawOnBackground } from './palette.ts'

/** Letters of the connectors' pictures, by their public asset ids. */
const connectorLetters: Readonly<Record<string, string>> = {
  '0c2840c3-5b04-4c44-9661-fbd4b49e1800': 'C',
  '461db637-8616-43ce-035a-d89b8a1d5800': 'S',
  '54a1aa77-d202-4f8d-0fb2-5d2bb6db0300': 'L',
  'ef1a1fcf-7fe8-4d69-bd6d-fda1345b4400': 'W',
}
const assetIdPattern = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

/** Draws a connector's letter, or a mark for any other asset. Null if `id` is not an asset id. */
export function drawAsset(id: string): string | null {
  if (!assetIdPattern.test(id)) return null
  const letter = connectorLetters[id]
  if (letter !== undefined) return drawOnBackground(id, (colour) => drawLetters(letter, colour))
  return drawWallet('', id)
}
