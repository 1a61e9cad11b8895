import { NavLink } from 'react-router';
import { useServices } from '@mosaico/shared-types';
import { Price } from '@mosaico/shared-ui';

/** The items of the services panel. */
export default function ServiceList() {
  return useServices().map(({ path, to, title, price }) => (
    <li key={path}>
      <NavLink discover="none" to={to} data-cover="">
        {title}
      </NavLink>
      <Price amount={price} size="small" />
    </li>
  ));
}
