/** The features of a project, with the lists that the kit uses by default. */
export const features = [
  {
    id: 'social_login',
    label: 'E-mail and social login',
    list: 'email, google, x, discord, farcaster, github, apple, facebook',
  },
  { id: 'swap', label: 'Swaps', list: '1inch' },
  { id: 'onramp', label: 'On-ramp', list: 'coinbase, meld' },
  { id: 'activity', label: 'Activity', list: null },
  { id: 'reown_branding', label: 'Branding line', list: null },
]

/** Who decides about a feature: the page, or the project with `on` or `off`. */
export const choices = [
  { id: 'page', label: 'The page decides' },
  { id: 'on', label: 'On' },
  { id: 'off', label: 'Off' },
]

const isTexts = (value) => Array.isArray(value) && value.every((each) => typeof each === 'string')

const isEntry = (entry) =>
  typeof entry === 'object' &&
  entry !== null &&
  typeof entry.isEnabled === 'boolean' &&
  (entry.config === null || isTexts(entry.config))

/** True if the form can show the settings. Tests may set any value. */
export const canShow = ({ features: entries, allowedOrigins, isAnalyticsEnabled }) =>
  Array.isArray(entries) &&
  entries.every(isEntry) &&
  isTexts(allowedOrigins) &&
  typeof isAnalyticsEnabled === 'boolean'

/** The choice and the list of one feature in the settings. A missing entry means off. */
export function readFeature({ id, list }, entries) {
  const entry = entries.find((each) => each.id === id)
  if (entry === undefined) return { choice: 'off', items: list ?? '' }
  if (entry.config === null) return { choice: 'page', items: list ?? '' }
  const items = entry.config.length === 0 ? (list ?? '') : entry.config.join(', ')
  return { choice: entry.isEnabled ? 'on' : 'off', items }
}

const split = (text, separator) =>
  text
    .split(separator)
    .map((each) => each.trim())
    .filter((each) => each !== '')

/** The entry of one feature, as the project's configuration contains it. */
export const writeFeature = ({ id, list }, { choice, items }) => ({
  id,
  isEnabled: choice !== 'off',
  config: choice === 'page' ? null : list === null ? [] : split(items, ','),
})

/** One origin per line. */
export const writeOrigins = (text) => split(text, '\n')
