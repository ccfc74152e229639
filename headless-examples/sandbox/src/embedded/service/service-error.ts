/** A request that the service refuses. `status`: of HTTP. */
export class ServiceError extends Error {
  readonly status: number

  constructor(message: string, status = 400) {
    super(message)
    this.status = status
  }
}
