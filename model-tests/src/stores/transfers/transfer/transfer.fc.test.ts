import { walkChartAtRandom } from '../../../walker/suite.ts'
import { transferModel } from './transfer.model.ts'

walkChartAtRandom(transferModel)
