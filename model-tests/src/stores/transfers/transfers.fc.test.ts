import { walkChartAtRandom } from '../../walker/suite.ts'
import { transfersModel } from './transfers.model.ts'

walkChartAtRandom(transfersModel)
