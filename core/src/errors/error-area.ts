/** Where an error is seen: thrown to the page, a toast, an alert bar for developers, or only on the screen of its flow. */
export type Shown = 'thrown' | 'toast' | 'alert' | 'screen'
export type ErrorEntry = { shown: Shown; text: string }
/** One area of the catalogue: `area/what-is-wrong` to its entry. */
export type ErrorArea = Record<`${string}/${string}`, ErrorEntry>
