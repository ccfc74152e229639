import type { ShownError } from './errors.ts'

/** An error: the answer of the wallet or service first, then the error of the kit. */
export const ErrorFacts = ({ error }: { error: ShownError }) => (
  <section className="error-facts" aria-label="Error">
    {error.cause === null ? null : (
      <>
        <h3>Answer</h3>
        <ErrorText error={error.cause} />
      </>
    )}
    <h3>Error</h3>
    <ErrorText error={error} />
  </section>
)

const ErrorText = ({ error: { code, message } }: { error: ShownError }) => (
  <p>
    {code === '' ? null : (
      <>
        <code>{code}</code>{' '}
      </>
    )}
    <bdi>{message}</bdi>
  </p>
)
