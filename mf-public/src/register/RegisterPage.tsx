import { type Role, roles } from '@paadam/shared/domain';
import { Link, useSearchParams } from '@paadam/shared/router';
import { Words } from '@paadam/shared/words';
import { useState } from 'react';
import { useSelector } from 'react-redux';
import { AccountFrame } from '../account-frame/AccountFrame';
import { FormFoot } from '../account-frame/FormFoot';
import { useReturnTo } from '../account-frame/useReturnTo';
import { VisitorsOnly } from '../account-frame/VisitorsOnly';
import { useFormAnswer } from '../form-answer/useFormAnswer';
import * as words from '../messages/register';
import { RegistrationCode } from '../registration/RegistrationCode';
import { type RegistrationDetails, registration } from '../registration/registration';
import { DetailsForm } from './DetailsForm';

const roleOf = (wanted: string | null): Role => roles.find((role) => role === wanted) ?? 'student';

/** A new account: the details, then the mailed code. `?role=` chooses the role to begin with. */
export default function RegisterPage() {
  const registering = useSelector(registration.select);
  const [atOpening] = useState(registering);
  const [search] = useSearchParams();
  const { withReturnTo } = useReturnTo();
  const typed = useFormAnswer()?.values;
  const [details, setDetails] = useState<RegistrationDetails>({
    name: typed?.name ?? '',
    email: typed?.email ?? registering.email,
    password: '',
    role: roleOf(typed?.role ?? search.get('role')),
  });
  const otherWay = (
    <FormFoot>
      <Words of={words.haveAccount} link={(text) => <Link to={withReturnTo('/login')}>{text}</Link>} />
    </FormFoot>
  );
  return (
    <VisitorsOnly>
      {registering.step === 'code' ? (
        <RegistrationCode backLabel={words.changeDetails()}>{otherWay}</RegistrationCode>
      ) : (
        <AccountFrame title={words.getStarted()} lead={words.lead()} focused={registering !== atOpening}>
          <DetailsForm details={details} onChange={setDetails}>
            {otherWay}
          </DetailsForm>
        </AccountFrame>
      )}
    </VisitorsOnly>
  );
}
