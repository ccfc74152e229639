import { walkChartAtRandom } from '../../walker/suite.ts'
import { toastModel } from './toast.model.ts'

walkChartAtRandom(toastModel)
