import type { Act } from '../act.ts';
import { emit } from '../draft.ts';

/** Notes what the customer is called now. */
export const updateCustomer: Act<{ readonly email: string; readonly name: string }, null> = {
  name: 'update-customer',
  run(draft, { email, name }) {
    const { customer } = draft.state;
    Object.assign(customer, { email, name });
    emit(draft, 'customer.updated', customer.id);
    return null;
  },
};
