import { isRecord } from '../base/checks.ts'
import type { DataApiSettings } from './data-api.types.ts'

type Parser<Key extends keyof DataApiSettings> = (value: unknown) => DataApiSettings[Key]

const isStrings = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((entry) => typeof entry === 'string')
const isStringRecord = (value: unknown): value is Readonly<Record<string, string>> =>
  isRecord(value) && isStrings(Object.values(value))

function check<Value>(
  value: unknown,
  isValid: (value: unknown) => value is Value,
  message: string,
): Value {
  if (isValid(value)) return value
  throw new Error(message)
}
function checkEach<Value>(
  value: unknown,
  isValid: (value: unknown) => value is Value,
  name: string,
): readonly Value[] {
  if (!Array.isArray(value)) throw new Error(`${name} must be an array.`)
  return value.map((entry: unknown) =>
    check(entry, isValid, `Invalid entry of ${name}: ${JSON.stringify(entry)}`),
  )
}

const isRows = (value: unknown): value is DataApiSettings['rows'][number] =>
  isRecord(value) && typeof value.account === 'string' && Array.isArray(value.rows)
const isName = (value: unknown): value is DataApiSettings['names'][number] =>
  isRecord(value) &&
  typeof value.name === 'string' &&
  (value.addresses === null || isStringRecord(value.addresses)) &&
  (value.claims === undefined || isStrings(value.claims)) &&
  ['string', 'undefined'].includes(typeof value.avatar)
const isPrices = (value: unknown): value is DataApiSettings['prices'] =>
  isRecord(value) && Object.values(value).every((price) => typeof price === 'number' && price >= 0)
const isBalancesMode = (value: unknown): value is DataApiSettings['balances'] =>
  value === 'live' || value === 'cached'

const parsers: { [Key in keyof DataApiSettings]: Parser<Key> } = {
  supported: (value) => check(value, isStrings, 'supported must be an array of CAIP-2 ids.'),
  balances: (value) => check(value, isBalancesMode, 'balances must be live or cached.'),
  prices: (value) =>
    check(value, isPrices, 'prices must map each symbol to a number of at least 0.'),
  names: (value) => checkEach(value, isName, 'names'),
  rows: (value) => checkEach(value, isRows, 'rows'),
  onramp: (value) => checkEach(value, isRows, 'onramp'),
}

/** Parses settings received over HTTP. Throws for unknown and invalid settings. */
export function parseControls(
  controls: Readonly<Record<string, unknown>>,
): Partial<DataApiSettings> {
  const [unknown] = Object.keys(controls).filter((name) => !Object.hasOwn(parsers, name))
  if (unknown !== undefined) throw new Error(`Unknown control ${unknown}.`)
  const parse = <Key extends keyof DataApiSettings>(name: Key): Partial<DataApiSettings> =>
    controls[name] === undefined ? {} : { [name]: parsers[name](controls[name]) }
  return {
    ...parse('supported'),
    ...parse('balances'),
    ...parse('prices'),
    ...parse('names'),
    ...parse('rows'),
    ...parse('onramp'),
  }
}
