import type { SignInSettings } from './sign-in.types.ts'

type Parsers = { [Key in keyof SignInSettings]: (value: unknown) => SignInSettings[Key] }

const toMilliseconds = (name: string, min: number) => (value: unknown) => {
  if (typeof value === 'number' && Number.isSafeInteger(value) && value >= min) return value
  throw new Error(`${name} must be a whole number of ms, at least ${min}.`)
}
const parsers: Parsers = {
  clock: toMilliseconds('clock', -31_536_000_000),
  nonceLifetime: toMilliseconds('nonceLifetime', 0),
  sessionLifetime: toMilliseconds('sessionLifetime', 0),
  answers(value) {
    if (value === 'signed' || value === 'other') return value
    throw new Error('answers must be signed or other.')
  },
}

/** Parses settings received over HTTP. Throws for unknown and invalid settings. */
export function parseControls(
  controls: Readonly<Record<string, unknown>>,
): Partial<SignInSettings> {
  const unknown = Object.keys(controls).find((name) => !Object.hasOwn(parsers, name))
  if (unknown !== undefined) throw new Error(`Unknown control ${unknown}.`)
  const parse = <Key extends keyof SignInSettings>(name: Key): Partial<SignInSettings> =>
    controls[name] === undefined ? {} : { [name]: parsers[name](controls[name]) }
  return {
    ...parse('clock'),
    ...parse('nonceLifetime'),
    ...parse('sessionLifetime'),
    ...parse('answers'),
  }
}
