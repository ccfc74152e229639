import { Providers } from './providers'

/** A server component that renders the app of the other consumers. */
export default function Page() {
  return (
    <main>
      <h1>Consumer</h1>
      <Providers />
    </main>
  )
}
