export default {
  // Runs the package as it is: its adapters also import libraries that only pages need.
  serverExternalPackages: ['@latchkit/core'],
}
