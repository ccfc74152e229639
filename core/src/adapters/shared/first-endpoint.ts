import { isEndpointProblem } from '../../clients/json-rpc/endpoint-problem.ts'
import { httpErrors } from '../../errors/areas/http.ts'
import { KitError } from '../../errors/kit-error.ts'

/**
 * Reads from the first endpoint, and from the next one if it fails, is of another chain or does not
 * respond. Throws the error of the last one, or `endpoint/none` without any. `network`: its name.
 */
export async function readFirstEndpoint<T>(
  { network, urls }: { network: string; urls: readonly string[] },
  signal: AbortSignal,
  read: (url: string) => Promise<T>,
): Promise<T> {
  let problem: unknown = new KitError(httpErrors, 'endpoint/none', { network })
  for (const url of urls) {
    try {
      return await read(url)
    } catch (error) {
      if (!isEndpointProblem(error) || signal.aborted) throw error
      problem = error
    }
  }
  throw problem
}
