import { walkChartAtRandom } from '../../walker/suite.ts'
import { networkModel } from './network.model.ts'

walkChartAtRandom(networkModel)
