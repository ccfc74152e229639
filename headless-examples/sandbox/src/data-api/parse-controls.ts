import { isRecord } from '../base/checks.ts'
import type { DataApiSettings } from './data-api.types.ts'

type Reader<Key extends keyof DataApiSettings> = (value: unknown) => DataApiSettings[Key]

const texts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string')
const textByName = (value: unknown): value is Readonly<Record<string, string>> =>
  isRecord(value) && texts(Object.values(value))

function check<Value>(
  value: unknown,
  fits: (value: unknown) => value is Value,
  complaint: string,
): Value {
  if (fits(value)) return value
  throw new Error(complaint)
}
function each<Value>(
  value: unknown,
  fits: (value: unknown) => value is Value,
  name: string,
): readonly Value[] {
  if (!Array.isArray(value)) throw new Error(`${name} is a list.`)
  return value.map((one: unknown) => check(one, fits, `Not for ${name}: ${JSON.stringify(one)}`))
}

const isRows = (value: unknown): value is DataApiSettings['rows'][number] =>
  isRecord(value) && typeof value.account === 'string' && Array.isArray(value.rows)
const isName = (value: unknown): value is DataApiSettings['names'][number] =>
  isRecord(value) &&
  typeof value.name === 'string' &&
  (value.addresses === null || textByName(value.addresses)) &&
  ['string', 'undefined'].includes(typeof value.avatar)
const isPrices = (value: unknown): value is DataApiSettings['prices'] =>
  isRecord(value) && Object.values(value).every((price) => typeof price === 'number' && price >= 0)
const isWay = (value: unknown): value is DataApiSettings['balances'] =>
  value === 'live' || value === 'kept'

const readers: { [Key in keyof DataApiSettings]: Reader<Key> } = {
  supported: (value) => check(value, texts, 'supported is a list of CAIP-2 ids.'),
  balances: (value) => check(value, isWay, 'balances is live or kept.'),
  prices: (value) => check(value, isPrices, 'prices are numbers by symbol.'),
  names: (value) => each(value, isName, 'names'),
  rows: (value) => each(value, isRows, 'rows'),
  onramp: (value) => each(value, isRows, 'onramp'),
}

/** Settings as they came over HTTP; throws a sentence about what cannot be set. */
export function parseControls(
  settings: Readonly<Record<string, unknown>>,
): Partial<DataApiSettings> {
  const [unknown] = Object.keys(settings).filter((name) => !Object.hasOwn(readers, name))
  if (unknown !== undefined) throw new Error(`There is no control ${unknown}.`)
  const read = <Key extends keyof DataApiSettings>(name: Key): Partial<DataApiSettings> =>
    settings[name] === undefined ? {} : { [name]: readers[name](settings[name]) }
  return {
    ...read('supported'),
    ...read('balances'),
    ...read('prices'),
    ...read('names'),
    ...read('rows'),
    ...read('onramp'),
  }
}
