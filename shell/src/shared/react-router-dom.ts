// What the site uses of the router. The whole package is four times as large, and a shared module cannot be tree-shaken.
// A remote that needs more is refused at composition with the name to add here.
export {
  Link,
  NavLink,
  Router,
  createPath,
  matchPath,
  useHref,
  useLocation,
  useNavigate,
  useParams,
  useSearchParams,
} from 'react-router';
