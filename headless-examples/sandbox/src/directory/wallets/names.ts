import type { Random } from './random.ts'

type Words = readonly [string, ...string[]]
const splitWords = (text: string): Words => {
  const [first = '', ...others] = text.split(' ')
  return [first, ...others]
}

const firstParts = splitWords(
  'Alder Amble Apricot Aster Barley Basalt Bracken Bramble Briar Brindle Burdock Camber Cedar Cinder Cobble Comfrey Copse Cricket ' +
    'Dapple Dovetail Drift Elder Fallow Fennel Fern Fescue Flint Gable Garnet Gorse Hazel Heather Heron Holm Juniper Kelp Kestrel ' +
    'Lantern Larch Linden Linnet Lovage Maple Marrow Meadow Merle Millet Mirth Moss Nettle Oakum Orchard Osier Otter Pebble Pewter ' +
    'Plover Poplar Quarry Quill Quince Rowan Rush Saffron Sedge Shale Siskin Sorrel Spindle Tamarind Tansy Teasel Thistle Thrush ' +
    'Tiller Umber Vetch Wicker Willow Wren Yarrow',
)
const lastParts = splitWords(
  'brook bridge combe croft dale dell fell field ford gate grove haven heath hill lea mere moor port reach ridge shore stead stone ' +
    'strand thorpe vale water well wick wood worth yard',
)
const productWords: Words = [
  '',
  '',
  '',
  ' Wallet',
  ' Wallet',
  ' Vault',
  ' Pay',
  ' Keys',
  ' Mobile',
  ' Purse',
]

/** Generates a name that is not in `usedNames` and adds it: a place name, sometimes with a word. */
export function generateName(random: Random, usedNames: Set<string>): string {
  for (;;) {
    const name = `${random.pick(firstParts)}${random.pick(lastParts)}${random.pick(productWords)}`
    if (usedNames.has(name)) continue
    usedNames.add(name)
    return name
  }
}

/** The letters a-z and digits of a name in lower case, for schemes, hosts and rdns. */
export const slugOf = (name: string): string => {
  const slug = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')
  return slug === '' ? 'wallet' : slug
}
